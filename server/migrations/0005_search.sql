ALTER TABLE "course" ADD COLUMN "course_name_searched" text NOT NULL;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "program_overview_searched" text NOT NULL;