/** A row of an area whose wire calls its `iid` an `id`. Source: admin areas, section 3. */
export const withId = <Row extends { iid: number }>({ iid, ...row }: Row) => ({ id: iid, ...row });
