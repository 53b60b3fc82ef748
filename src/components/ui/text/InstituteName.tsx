import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useServices } from '@/providers/services';
import { Words } from './Words';

interface InstituteNameProps {
  /** The logo's height, in pixels. */
  size: number;
  isNameHidden?: boolean;
  /** The address of what stands in the place of a logo that isn't there; by default nothing. */
  mark?: string;
}

/** Whose office this is: the institute's logo and name, or else the product's. */
export function InstituteName({ size, isNameHidden = false, mark }: InstituteNameProps) {
  const translate = useTranslate();
  const { officeName, officeLogo } = useServices().config;
  const [isBroken, setBroken] = useState(false);
  const src = isBroken ? mark : (officeLogo ?? mark);
  const name = officeName ?? translate('app.name');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      {src && (
        <Box
          component="img"
          src={src}
          onError={() => setBroken(true)}
          alt=""
          sx={{ ...logo, height: size, maxWidth: size * 2 }}
        />
      )}
      {!isNameHidden && (
        <Typography title={name} sx={twoLines}>
          <Words text={name} />
        </Typography>
      )}
    </Box>
  );
}

const logo = { flexShrink: 0, objectFit: 'contain' } as const;

const twoLines = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflowWrap: 'anywhere',
  font: 'inherit',
} as const;
