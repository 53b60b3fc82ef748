/** An instant where the person is: its Gregorian date, `YYYY-MM-DD`, and its time of the day, `HH:MM`. */
export function localTime(instant: Date): { date: string; time: string } {
  const shifted = new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000).toISOString();
  return { date: shifted.slice(0, 10), time: shifted.slice(11, 16) };
}
