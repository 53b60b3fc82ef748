/** A page of rows, and how many there are on all pages. */
interface Paged<Row> {
  data: readonly Row[];
  len: number;
}

/** Reads all rows, one answer after the other: a server may return fewer than requested, and one that returns none has no more. */
export async function everyRow<Row>(read: (offset: number) => Promise<Paged<Row>>): Promise<Paged<Row>[]> {
  const answers: Paged<Row>[] = [];
  for (let offset = 0, total = 1; offset < total; ) {
    const answer = await read(offset);
    answers.push(answer);
    offset += answer.data.length;
    total = answer.data.length === 0 ? offset : answer.len;
  }
  return answers;
}
