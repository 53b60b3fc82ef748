/** A remark that was left with a record, or one that would do. */
export const remarked = ({ modified_remarks }: { modified_remarks: string | null }) => ({
  modified_remarks: modified_remarks ?? 'just to see',
});
