/** Returns a record's remark, or one that would be valid. */
export const remarked = ({ modified_remarks }: { modified_remarks: string | null }) => ({
  modified_remarks: modified_remarks ?? 'just to see',
});
