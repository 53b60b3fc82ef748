import MessagesIcon from '@mui/icons-material/MailOutlined';
import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadBoundary } from '@/components/ui/lazy/LoadBoundary';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';
import { whenIdle } from '@/components/ui/lazy/whenIdle';
import type { AllNews, News } from './news';

const NewsWatch = lazyScreen(() => import('./NewsWatch'), 'NewsWatch');

/** A tool of the bar: what its menu is called, what it lists, and the key of the text for when that is nothing. */
export interface BarTool {
  name: string;
  none: string;
  icon: ReactNode;
  news: News | undefined;
}

/**
 * Returns the bar's tools, and what watches their news once it is rendered: it begins when the page is idle, or when `begin` says that a menu
 * is opened. Source: course catalogue, section 2.
 */
export function useBarTools() {
  const [news, setNews] = useState<AllNews>({});
  const [isDue, setDue] = useState(false);
  useEffect(() => whenIdle(() => setDue(true)), []);
  const { messages, notifications, isFailed = false } = news;
  const tools: BarTool[] = [
    { name: 'shell.messages', none: 'shell.no_messages', icon: <MessagesIcon fontSize="small" />, news: messages },
    {
      name: 'shell.notifications',
      none: isFailed && !notifications ? 'shell.notices_failed' : 'shell.no_notifications',
      icon: <NotificationsIcon fontSize="small" />,
      news: isFailed ? (notifications ?? nothing) : notifications,
    },
  ];
  return { tools, begin: () => setDue(true), watch: isDue && <Watch onNews={setNews} /> };
}

/** The watch whose code can't be fetched, as while a server restarts, is left out until the next page: the page needn't have it. */
function Watch(props: { onNews: (news: AllNews) => void }) {
  const { pathname } = useLocation();
  return (
    <LoadBoundary place={pathname} renderFailed={() => null}>
      <NewsWatch {...props} />
    </LoadBoundary>
  );
}

const nothing: News = { lines: [], count: 0 };
