import { ImageInput } from '@/components/form/inputs/FileInput';
import { changePopup } from '@/components/record/dialogs/changePopup';
import { confirmPopup } from '@/components/record/dialogs/confirmPopup';
import { verb } from '@/contract/adapter';
import { bannerImageForm } from '@/contract/banner';
import { homeBannerAdapter, homeBannerCalls } from '@/contract/homeBanner';
import { mobileBannerAdapter, mobileBannerCalls } from '@/contract/mobileBanner';

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

/** The popups of a mobile banner, in addition to its forms'. */
export const MobileBannerPopups = {
  Image: changePopup({
    title: 'banner.image',
    form: bannerImageForm,
    change: verb(mobileBannerCalls.updateMobileBannerImg, 'banner_id'),
    Inputs: ({ record }) => <ImageInput source="banner_img" shape="banner" current={record.banner_img} />,
  }),
  Delete: confirmPopup({
    texts: 'mobile_banner.delete',
    change: mobileBannerAdapter.delete,
    danger: true,
  }),
};
