import type { Handlers } from '@/backend/handler';
import { changed, created, found, referred } from '@/backend/records/records';
import type { lessonResourceCalls } from '@/contract/lessonResource';
import { say } from '@/contract/message';

/** The files of lessons. */
export const lessonResourceHandlers: Handlers<typeof lessonResourceCalls> = {
  addResource: async ({ lesson, resources: paths }, context) => {
    const { iid } = referred(await context.store.get('lesson', lesson), 'lesson');
    const rows = paths.map((resources) => ({ lesson_iid: iid, resources, ...created(context) }));
    return { data: await context.store.insertMany('lesson_resource', rows), msg: say('resources_added') };
  },

  editResources: async ({ resources_id, resources }, context) => {
    const row = await context.store.update('lesson_resource', resources_id, { resources, ...changed(context) });
    return { data: found(row, missing), msg: say('resource_updated') };
  },

  deleteResources: async ({ resources_id }, { store }) => {
    found(await store.get('lesson_resource', resources_id, 'lock'), missing);
    await store.remove('lesson_resource', resources_id);
    return { msg: say('resource_deleted') };
  },
};

const missing = 'resource_not_found';
