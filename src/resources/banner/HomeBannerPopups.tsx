import { changePopup } from '@/components/dialogs/changePopup';
import { confirmPopup } from '@/components/dialogs/confirmPopup';
import { ImageInput } from '@/components/inputs/ImageInput';
import { bannerImageForm } from '@/contract/banner';
import { homeBannerCalls } from '@/contract/homeBanner';
import { verb } from '@/providers/data/adapter';
import { homeBannerAdapter } from '@/providers/data/adapters/homeBanner';

/** The popups of a home banner, in addition to its forms'. */
export const HomeBannerPopups = {
  Image: changePopup({
    title: 'banner.image',
    form: bannerImageForm,
    change: verb(homeBannerCalls.updateHomeBannerImg, 'banner_id'),
    Inputs: ({ record }) => <ImageInput source="banner_img" shape="banner" current={record.banner_img} />,
  }),
  Delete: confirmPopup({
    texts: 'home_banner.delete',
    change: homeBannerAdapter.delete,
    danger: true,
  }),
};
