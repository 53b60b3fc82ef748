import { Box, Link } from '@mui/material';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { DiscussionComment } from '@/contract/discussion';
import { useMayWrite } from '@/providers/auth/rights';
import { isHidden, useMayHide, useShowAgain } from './hiding';
import { ThreadContext } from './threadContext';
import { isOwn } from './useMe';
import { useName } from './useName';
import { useSettle } from './useSettle';

interface RowActionsProps {
  comment: DiscussionComment;
  replies: number;
  /** Whether its answer is being written. */
  isAnswered: boolean;
}

/** What can be done with a comment. */
export function RowActions({ comment, replies, isAnswered }: RowActionsProps) {
  const translate = useTranslate();
  const { me, begin, isOpen, toggle } = useContext(ThreadContext);
  const name = useName()(comment);
  const { iid } = comment;
  const mayWrite = useMayWrite();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      {/* Once its form is open, it gives way to that, which takes the focus. */}
      {!isAnswered && mayWrite && !isHidden(comment) && (
        <Action label={translate('discussion.reply_to', { name })} onPress={() => begin({ what: 'reply', iid })} focusFor={iid}>
          {translate('discussion.reply')}
        </Action>
      )}
      {isOwn(comment, me) && mayWrite && (
        <Action onPress={() => begin({ what: 'edit', iid })}>{translate('discussion.edit')}</Action>
      )}
      <SettleAction comment={comment} />
      <HideAction comment={comment} />
      {replies > 0 && (
        <Action onPress={() => toggle(iid)} isExpanded={isOpen(iid)}>
          {translate('discussion.replies', { count: replies })}
        </Action>
      )}
    </Box>
  );
}

/** Says that a comment needs no answer, or does: one button, which keeps the focus when it becomes the other. */
function SettleAction({ comment }: Pick<RowActionsProps, 'comment'>) {
  const { iid, needs_answer, settled_date } = comment;
  const translate = useTranslate();
  const name = useName()(comment);
  const settle = useSettle('discussion.not_settled');
  const isSettled = Boolean(settled_date);
  if (!useMayHide() || !(needs_answer === true || isSettled)) return null;
  const text = isSettled ? 'unsettle' : 'settle';
  return (
    <Action label={translate(`discussion.${text}_of`, { name })} onPress={() => settle(iid, { needsAnswer: isSettled })}>
      {translate(`discussion.${text}`)}
    </Action>
  );
}

/** Hides a comment, or shows it again: one button, which keeps the focus when it becomes the other. */
function HideAction({ comment }: Pick<RowActionsProps, 'comment'>) {
  const translate = useTranslate();
  const { begin } = useContext(ThreadContext);
  const name = useName()(comment);
  const showAgain = useShowAgain();
  const { iid } = comment;
  if (!useMayHide()) return null;
  return isHidden(comment) ? (
    <Action label={translate('discussion.show_again_of', { name })} onPress={() => showAgain(iid)} focusFor={iid}>
      {translate('discussion.show_again')}
    </Action>
  ) : (
    <Action label={translate('discussion.hide_of', { name })} onPress={() => begin({ what: 'hide', iid })}>
      {translate('discussion.hide')}
    </Action>
  );
}

interface ActionProps {
  /** What a screen reader says, if not the text. */
  label?: string;
  onPress: () => void;
  isExpanded?: boolean;
  /** The comment with which it takes the focus. */
  focusFor?: number;
  children: ReactNode;
}

/** A light button: there are several in each row. */
function Action({ label, onPress, isExpanded, focusFor, children }: ActionProps) {
  const { focused } = useContext(ThreadContext);
  const button = useRef<HTMLButtonElement>(null);
  const isWanted = focusFor !== undefined && focused === focusFor;
  useEffect(() => {
    if (isWanted) button.current?.focus();
  }, [isWanted]);
  return (
    <Link
      ref={button}
      component="button"
      type="button"
      variant="body2"
      underline="hover"
      onClick={onPress}
      sx={{ py: 0.5, minHeight: 28 }}
      {...(label !== undefined && { 'aria-label': label })}
      {...(isExpanded !== undefined && { 'aria-expanded': isExpanded })}
    >
      {children}
    </Link>
  );
}
