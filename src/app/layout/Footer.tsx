import { Box, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useDigits } from '@/components/ui/text/digits';
import { Words } from '@/components/ui/text/Words';
import { isElsewhere } from '@/domain/calendar/instantText';
import { dayAt } from '@/domain/calendar/wallClock';
import { basePath } from '@/providers/basePath';

export function Footer() {
  const translate = useTranslate();
  const digits = useDigits();
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        flexWrap: 'wrap',
        columnGap: 2,
        px: 3,
        py: 1.5,
        color: 'text.secondary',
        typography: 'caption',
      }}
    >
      <span>
        <Words text={translate('app.copyright', { year: dayAt(new Date()).slice(0, 4) })} />
      </span>
      {isElsewhere(new Date()) && (
        <span>
          <Words text={translate('app.nepals_time')} />
        </span>
      )}
      <Link href={`${basePath}/licences.txt`} target="_blank" color="inherit">
        {translate('app.licences')}
      </Link>
      <span>{translate('app.version', { version: digits(__APP_VERSION__) })}</span>
    </Box>
  );
}
