CREATE INDEX "course_updated_date_eng" ON "course" USING btree ("updated_date_eng");--> statement-breakpoint
CREATE INDEX "recording_class_date" ON "recording" USING btree ("class_date");--> statement-breakpoint
CREATE INDEX "batch_batch_start_date" ON "batch" USING btree ("batch_start_date");--> statement-breakpoint
CREATE INDEX "batch_batch_end_date" ON "batch" USING btree ("batch_end_date");--> statement-breakpoint
CREATE INDEX "live_modelset_tag_live_start_date_time" ON "live_modelset_tag" USING btree ("live_start_date_time");--> statement-breakpoint
CREATE INDEX "live_modelset_tag_live_end_date_time" ON "live_modelset_tag" USING btree ("live_end_date_time");