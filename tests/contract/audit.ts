/** The audit fields of the world’s records. */
export const audit = {
  created_by: 'sita',
  created_date: '2026-01-02T03:04:05.000Z',
  modified_by: null,
  modified_date: null,
  modified_remarks: null,
};
