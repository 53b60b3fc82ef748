import type { RaRecord } from 'react-admin';
import type { CourseTreeNode } from '@/components/courseTree/courseNodes';
import { courseParts } from '@/components/courseTree/courseReadiness';
import { addBelow, levels, screenOf } from '@/components/courseTree/levels';
import type { Finding } from '@/components/feedback/FindingList';
import { hasCertificate } from '@/contract/course';

/** What a course still lacks, from itself down to its sub topics, each with the form that puts it right. */
export const courseFindings = (course: RaRecord, node: CourseTreeNode): Finding[] => [
  ...courseParts.filter(({ field }) => !course[field]).map(({ text, popup }) => finding(node, text, `${viewOf(node)}/${popup}`)),
  ...(hasCertificate(course) && !course.certificate_img ? [finding(node, 'no_certificate', `${viewOf(node)}/certificate`)] : []),
  ...nodeFindings(node),
];

/** Nodes that have nothing below them, and sub topics without the video that they are to show. */
function nodeFindings(node: CourseTreeNode): Finding[] {
  const add = addBelow(node);
  if (!add) return node.lacksVideo ? [finding(node, 'no_video', screenOf(levels.sub_topic.edit, node.slug))] : [];
  if (node.children.length === 0) return [finding(node, `no_${add.level}`, add.to)];
  return node.children.flatMap(nodeFindings);
}

const finding = ({ label }: CourseTreeNode, text: string, to: string): Finding => ({
  name: label,
  text: `course_setup.lacks.${text}`,
  to,
});

const viewOf = ({ level, slug }: CourseTreeNode) => screenOf(levels[level].view, slug);
