import { Alert, Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { SafeHtml } from '@/components/ui/html/SafeHtml';
import { useMediaUrl } from '@/components/ui/media/mediaUrls';
import { today, useDayTexts } from '@/components/ui/text/dates';
import { Words } from '@/components/ui/text/Words';
import { useIsPhone } from '@/components/ui/theme/useIsPhone';
import type { Article } from '@/contract/article';
import { fromBs } from '@/domain/bikramSambat';

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

/** Says whether learners see the article now. */
function Seen() {
  const translate = useTranslate();
  const { both } = useDayTexts();
  const day = fromBs(useRecordContext<Article & { id: number }>()?.publish_date_nep ?? '');
  if (day === undefined) return null;
  const isSeen = day <= today();
  return (
    <Alert role="status" severity={isSeen ? 'success' : 'info'}>
      {translate(isSeen ? 'article.seen_since' : 'article.seen_from', { day: both(day) })}
    </Alert>
  );
}

function Page() {
  const { both } = useDayTexts();
  const record = useRecordContext<Article & { id: number }>();
  const { url, onBroken } = useMediaUrl(record?.article_banner);
  if (!record) return null;
  const day = fromBs(record.publish_date_nep);
  return (
    <article>
      {url && <Box component="img" src={url} alt="" onError={onBroken} sx={banner} />}
      <Typography variant="h5" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        <Words text={record.article_title} />
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, mb: 2, overflowWrap: 'anywhere' }}>
        <Words text={record.author_name} />
        {day !== undefined && ` · ${both(day)}`}
      </Typography>
      <SafeHtml html={record.article} profile="content" />
    </article>
  );
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
