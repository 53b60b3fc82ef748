/** The audit of a record that nobody has touched. */
export const noAudit = { created_by: null, created_date: null, modified_by: null, modified_date: null, modified_remarks: null };

/** The video fields of a sub topic of plain text. */
export const noVideo = {
  host_type: null,
  video_type: null,
  video_url: null,
  em_video_url: null,
  mob_video_url: null,
  video_duration: null,
  preview_status: null,
  preview_video_url: null,
};
