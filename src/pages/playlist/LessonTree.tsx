import TextIcon from '@mui/icons-material/AutoStoriesOutlined';
import VideoIcon from '@mui/icons-material/OndemandVideoOutlined';
import LessonIcon from '@mui/icons-material/PlayLessonOutlined';
import TestIcon from '@mui/icons-material/QuizOutlined';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type PlaylistPlace, playlistAddress } from '@/components/product/playlistAddress';
import type { NodeLook, RowAction } from '@/components/tree/TreeRowLine';
import { VirtualTree } from '@/components/tree/VirtualTree';
import { useDigits } from '@/components/ui/text/digits';
import type { PlaylistLesson } from '@/contract/playlist';
import type { TreeNode } from '@/domain/rows/tree';
import { detailsOf } from './detailsOf';
import { itemsOfLesson, type PlaylistItem } from './playlistItems';
import { useItemName } from './useItemName';

/** A lesson, or an item of it. */
interface LessonNode extends TreeNode<LessonNode> {
  item?: PlaylistItem;
}

interface LessonTreeProps {
  place: PlaylistPlace;
  lessons: readonly PlaylistLesson[];
  /** The key of the item that is shown. */
  current: string | undefined;
}

/** The lessons with their sub topics and tests; all are open at first. */
export function LessonTree({ place, lessons, current }: LessonTreeProps) {
  const translate = useTranslate();
  const name = useItemName();
  const lookOf = useLook();
  const testName = translate('playlist.test');
  const nodes = useMemo(() => lessons.map((lesson) => nodeOf(lesson, testName)), [lessons, testName]);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const open = useMemo(() => new Set(nodes.map(({ key }) => key).filter((key) => !closed.has(key))), [nodes, closed]);
  const onOpen = (keys: ReadonlySet<string>) => setClosed(new Set(nodes.map(({ key }) => key).filter((key) => !keys.has(key))));
  const actionsOf = ({ item }: LessonNode): RowAction[] => {
    if (!item) return [];
    return [
      {
        label: translate('playlist.show', { name: name(item) }),
        to: playlistAddress(place, item.choice),
        icon: icons[item.kind],
      },
      { label: translate('playlist.details_of', { name: name(item) }), to: detailsOf(item), icon: icons.details },
    ];
  };
  return (
    <VirtualTree
      label={translate('playlist.lessons')}
      nodes={nodes}
      open={open}
      onOpen={onOpen}
      current={current}
      actionsOf={actionsOf}
      lookOf={lookOf}
    />
  );
}

const nodeOf = (lesson: PlaylistLesson, testName: string): LessonNode => ({
  key: `lesson-${lesson.lesson_id}`,
  label: lesson.lesson_title,
  children: itemsOfLesson(lesson).map((item) => ({
    key: item.key,
    label: item.kind === 'topic' ? item.topic.topic_title : testName,
    children: [],
    item,
  })),
});

// Shared by all rows, so that a row that renders again doesn't render them too.
const icons = {
  lesson: <LessonIcon aria-hidden />,
  multimedia: <VideoIcon aria-hidden />,
  plain_text: <TextIcon aria-hidden />,
  topic: <ViewIcon fontSize="small" />,
  test: <TestIcon aria-hidden />,
  details: <ViewIcon fontSize="small" />,
};

/** Returns a function that says what is shown of a node besides its name: how long a video is, and how many questions a test has. */
function useLook() {
  const digits = useDigits();
  return ({ item }: LessonNode): NodeLook => {
    if (!item) return { icon: icons.lesson };
    if (item.kind === 'test') {
      return { icon: icons.test, badge: <span className="count">{digits(item.lesson.lesson_quiz.length)}</span> };
    }
    const { page_type, video_duration } = item.topic;
    return {
      icon: icons[page_type],
      ...(video_duration && { badge: <span className="count">{digits(video_duration)}</span> }),
    };
  };
}
