CREATE INDEX "enrolment_enrolled_date" ON "enrolment" USING btree ("enrolled_date");--> statement-breakpoint
CREATE INDEX "recording_created_date" ON "recording" USING btree ("created_date");--> statement-breakpoint
CREATE INDEX "enquiry_enquiry_status_course_iid" ON "enquiry" USING btree ("enquiry_status","course_iid");--> statement-breakpoint
CREATE INDEX "enquiry_enquiry_requested_date" ON "enquiry" USING btree ("enquiry_requested_date");--> statement-breakpoint
CREATE INDEX "quiz_created_date" ON "quiz" USING btree ("created_date");