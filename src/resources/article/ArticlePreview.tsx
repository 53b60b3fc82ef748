import { Alert, Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { SafeHtml } from '@/components/ui/html/SafeHtml';
import { useMediaUrl, useObjectUrl } from '@/components/ui/media/mediaUrls';
import { today, useDayTexts } from '@/components/ui/text/dates';
import { Words } from '@/components/ui/text/Words';
import { useIsPhone } from '@/components/ui/theme/useIsPhone';
import type { Article } from '@/contract/article';
import type { Reply } from '@/contract/call';
import { courseCalls } from '@/contract/course';
import { isYes } from '@/contract/fields';
import { fromBs } from '@/domain/calendar/bikramSambat';
import { useRead } from '@/providers/data/useRead';

/** The widths of a learner's page, in pixels. */
const widths = { phone: 390, desktop: 940 } as const;
type Screen = keyof typeof widths;
const isScreen = (name: unknown): name is Screen => typeof name === 'string' && Object.hasOwn(widths, name);

/** The record's article as learners read it, at the width of a phone or a desktop, with the day from which they see it. */
export function ArticlePreview() {
  const translate = useTranslate();
  const [screen, setScreen] = useState<Screen>(useIsPhone() ? 'phone' : 'desktop');
  const id = useId();
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id={id} variant="subtitle1" component="h2">
          {translate('article.preview')}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={screen}
          aria-label={translate('article.width')}
          onChange={(_, chosen: unknown) => isScreen(chosen) && setScreen(chosen)}
        >
          <ToggleButton value="phone">{translate('article.phone')}</ToggleButton>
          <ToggleButton value="desktop">{translate('article.desktop')}</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <Seen />
      {/* A desktop is wider than a phone that shows it. */}
      <Box
        role="group"
        aria-labelledby={id}
        tabIndex={0}
        sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <Box
          data-screen={screen}
          sx={{ width: widths[screen], ...(screen === 'phone' && { maxWidth: 1 }), p: 2, mx: 'auto', boxSizing: 'border-box' }}
        >
          <Page />
        </Box>
      </Box>
    </Box>
  );
}

/** An article as it is stored, or as far as it is typed: what is blank is null then, and its banner may be a file. */
type Shown = { id: number } & {
  [Field in 'article_title' | 'author_name' | 'publish_date_nep' | 'article']?: Article[Field] | null;
} & { article_banner?: unknown; courses?: unknown };

/** Says whether learners see the article now. */
function Seen() {
  const translate = useTranslate();
  const { both } = useDayTexts();
  const { publish_date_nep, courses } = useRecordContext<Shown>() ?? {};
  const { data: isLive } = useRead(
    courseCalls.getCourseById,
    typeof courses === 'number' ? { id: String(courses) } : undefined,
    live,
  );
  const day = fromBs(publish_date_nep ?? '');
  if (day === undefined) return null;
  const isOut = day <= today();
  return (
    <Alert role="status" severity={isOut && isLive !== false ? 'success' : 'info'}>
      {translate(isOut && isLive === false ? 'article.seen_live' : `article.seen_${isOut ? 'since' : 'from'}`, {
        day: both(day),
      })}
    </Alert>
  );
}

const live = ({ data }: Reply<typeof courseCalls.getCourseById>) => isYes(data.is_course_live);

function Page() {
  const { both } = useDayTexts();
  const { article_title, author_name, publish_date_nep, article } = useRecordContext<Shown>() ?? {};
  const day = fromBs(publish_date_nep ?? '');
  return (
    <article>
      <Banner />
      <Typography variant="h5" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        <Words text={article_title ?? ''} />
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, mb: 2, overflowWrap: 'anywhere' }}>
        <Words text={author_name ?? ''} />
        {day !== undefined && ` · ${both(day)}`}
      </Typography>
      <SafeHtml html={article ?? ''} profile="content" />
    </article>
  );
}

function Banner() {
  const given = useRecordContext<Shown>()?.article_banner;
  const { url, onBroken } = useMediaUrl(typeof given === 'string' ? given : null);
  const chosen = useObjectUrl(given instanceof File ? given : null);
  const src = chosen ?? url;
  return src && <Box component="img" src={src} alt="" onError={onBroken} sx={banner} />;
}

const banner = {
  display: 'block',
  width: 1,
  aspectRatio: '16 / 9',
  maxHeight: 360,
  objectFit: 'cover',
  borderRadius: 1,
  mb: 2,
} as const;
