import type { CaseSet } from '@tests/contract/caseSet';
import { addOthers } from '@tests/contract/otherYear';
import { answerUnwritten } from '@tests/contract/refusals';
import { subcourse } from '@tests/contract/world';
import { expect, test } from 'vitest';
import { atModelset, first, standing, twice } from './passageTag';

const outdated =
  'Its model set or its subcourse belongs to another course now: it can’t be restored. Tag the passage anew, in “Passage Setup”';

export const passageTagRestoreCases = {
  restorePassageTag: (open) => {
    const answer = { msg: 'Passage tag restored successfully', data: { ...first, is_deleted_flag: 'n' } };

    test('brings a deleted tag back; of one that stands nothing changes', async () => {
      const world = await open();
      const { api, staff } = world;
      expect((await answerUnwritten(world, 'restorePassageTag', { tag_id: 1 })).body).toMatchObject(answer);
      await api.call('deletePassageTag', { tag_id: 1 }, staff.access);
      expect((await api.call('restorePassageTag', { tag_id: 1 }, staff.access)).body).toMatchObject(answer);
    });

    test('refuses where another tag stands in its place meanwhile', async () => {
      const world = await open();
      await world.api.call('deletePassageTag', { tag_id: 1 }, world.staff.access);
      await world.api.call('tagPassageModelset', standing, world.staff.access);
      expect(await answerUnwritten(world, 'restorePassageTag', { tag_id: 1 })).toEqual(twice);
    });

    test('refuses where its model set has no passage any more, or has come to another course', async () => {
      const world = await open();
      const { store } = world.api.host;
      await addOthers(world.api);
      await world.api.call('deletePassageTag', { tag_id: 1 }, world.staff.access);
      await store.update('modelset', 1, { has_passage: 'FALSE' });
      const msg = '“First rehearsal” has no passage. Choose another, or change that first, in “Model Set Setup”';
      expect(await answerUnwritten(world, 'restorePassageTag', { tag_id: 1 })).toEqual(atModelset(msg));
      await store.update('modelset', 1, { has_passage: 'TRUE', course_iid: 2 });
      const moved = { status: 409, body: { msg: outdated } };
      expect(await answerUnwritten(world, 'restorePassageTag', { tag_id: 1 })).toEqual(moved);
    });

    test('refuses where its subcourse has come to another course', async () => {
      const world = await open();
      const { store } = world.api.host;
      await addOthers(world.api);
      await world.api.call('deletePassageTag', { tag_id: 1 }, world.staff.access);
      await store.update('subcourse', 1, { ...subcourse, course_id: 2 });
      const moved = { status: 409, body: { msg: outdated } };
      expect(await answerUnwritten(world, 'restorePassageTag', { tag_id: 1 })).toEqual(moved);
    });
  },
} satisfies CaseSet;
