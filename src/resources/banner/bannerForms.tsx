import { Box, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { ImageInput } from '@/components/form/inputs/FileInput';
import { RadioButtonGroupInput } from '@/components/form/inputs/RadioButtonGroupInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { CourseInput } from '@/components/product/courseTree/CourseInput';
import { VideoDetail } from '@/components/product/VideoDetail';
import { AuditDetails } from '@/components/record/details/AuditDetails';
import { Detail, Details } from '@/components/record/details/Details';
import type { RecordForms } from '@/components/record/recordForms';
import { useMediaUrl } from '@/components/ui/media/mediaUrls';
import { Words } from '@/components/ui/text/Words';
import { tokens } from '@/components/ui/theme/tokens';
import { homeBannerEditForm, homeBannerForm } from '@/contract/homeBanner';
import { mobileBannerEditForm, mobileBannerForm } from '@/contract/mobileBanner';

/** The places where learners see a banner, whose image they crop: their aspect ratios, and their widths here, in pixels. */
const places = [
  { name: 'banner.phone', shape: '16 / 9', width: 240 },
  { name: 'banner.desktop', shape: '32 / 9', width: 480 },
] as const;

/** Shows a banner as learners will see it, with its text on its image. */
export function BannerPreview() {
  const translate = useTranslate();
  const banner = useRecordContext();
  const { url, onBroken } = useMediaUrl(banner?.banner_img);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3 }}>
      {places.map(({ name, shape, width }) => (
        <Box key={name} component="figure" sx={{ m: 0, width, maxWidth: '100%' }}>
          <Box sx={{ ...frame, aspectRatio: shape }}>
            {url && <Box component="img" src={url} alt="" onError={onBroken} sx={image} />}
            <Box sx={words}>
              <Typography noWrap sx={{ fontWeight: 600 }}>
                <Words text={banner?.banner_tag_line ?? ''} />
              </Typography>
              <Typography noWrap variant="body2">
                <Words text={banner?.banner_desc ?? ''} />
              </Typography>
            </Box>
          </Box>
          <Typography component="figcaption" variant="caption" color="text.secondary">
            {translate(name)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const frame = {
  display: 'grid',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.default',
  '& > *': { gridArea: '1 / 1', minWidth: 0, minHeight: 0 },
};

const image = { width: '100%', height: '100%', objectFit: 'cover' };

/** On an image, which may have any colours, the text is light on dark in both schemes. */
const { text, ground } = tokens.dark;
const words = { alignSelf: 'end', px: 1.5, py: 1, color: text, bgcolor: `color-mix(in srgb, ${ground} 75%, transparent)` };

/** The inputs of a banner's texts. */
export const BannerWords = () => (
  <>
    <TextInput source="banner_tag_line" />
    <TextInput source="banner_desc" multiline minRows={2} />
  </>
);

/** A home banner as learners see it, its details and its audit. */
const HomeBannerDetails = () => (
  <>
    <BannerPreview />
    <Details>
      <Detail source="banner_tag_line" />
      <Detail source="banner_desc" />
      <VideoDetail source="banner_intro" />
      <AuditDetails />
    </Details>
  </>
);

/** The inputs of a home banner; its image is changed from the list. */
const HomeBannerInputs = () => (
  <>
    <BannerWords />
    <TextInput source="banner_intro" type="url" />
    <ImageInput source="banner_img" shape="banner" />
  </>
);

/** The forms and details of a home banner. */
export const homeBannerForms: RecordForms = {
  name: 'home_banner',
  form: homeBannerForm,
  editForm: homeBannerEditForm,
  Inputs: HomeBannerInputs,
  Details: HomeBannerDetails,
};

/** The inputs of a mobile banner; its image is changed from the list. */
const MobileBannerInputs = () => (
  <>
    <CourseInput />
    <BannerWords />
    <RadioButtonGroupInput source="has_enroll" />
    <ImageInput source="banner_img" shape="banner" />
  </>
);

/** The forms and details of a mobile banner. */
export const mobileBannerForms: RecordForms = {
  name: 'mobile_banner',
  form: mobileBannerForm,
  editForm: mobileBannerEditForm,
  Inputs: MobileBannerInputs,
  Details: MobileBannerDetails,
};

/** A mobile banner as learners see it, its details and its audit. */
function MobileBannerDetails() {
  const translate = useTranslate();
  return (
    <>
      <BannerPreview />
      <Details>
        <Detail source="banner_tag_line" />
        <Detail source="banner_desc" />
        <Detail source="has_enroll">{(flag) => translate(`choices.${flag}`)}</Detail>
        <Detail source="course_name" />
        <AuditDetails />
      </Details>
    </>
  );
}
