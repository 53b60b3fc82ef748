/** How many seconds a duration, `hh:mm:ss`, takes. */
export function secondsOf(duration: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = duration.split(':').map(Number);
  return (hours * 60 + minutes) * 60 + seconds;
}
