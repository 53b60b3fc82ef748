import DateIcon from '@mui/icons-material/EventOutlined';
import OffIcon from '@mui/icons-material/ToggleOff';
import OnIcon from '@mui/icons-material/ToggleOn';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { RowLink, useRowName } from '@/components/list/columns/RowLink';
import { AddBelowLink } from '@/components/product/courseTree/AddBelowLink';
import { WhyNotLive } from '@/components/product/courseTree/CourseLive';
import { places } from '@/components/record/inOrder';
import { IconRefusal } from '@/components/routing/IconRefusal';
import { isLive, isNotLive } from './CourseStatus';

/** Makes the course live, or says why it can't go live yet. */
function ActivateLink({ fits }: { fits: (course: RaRecord) => boolean }) {
  const translate = useTranslate();
  const name = useRowName();
  return (
    <WhyNotLive record={useRecordContext()}>
      {(reason) =>
        reason === undefined ? (
          <RowLink to="activate" label="ui.activate_name" short="course.activate.confirm" fits={fits}>
            <OnIcon fontSize="small" />
          </RowLink>
        ) : (
          <IconRefusal label={translate('ui.activate_name', { name })} reason={reason}>
            <OnIcon fontSize="small" />
          </IconRefusal>
        )
      }
    </WhyNotLive>
  );
}

const DeactivateLink = ({ fits }: { fits: (course: RaRecord) => boolean }) => (
  <RowLink to="deactivate" label="ui.deactivate_name" short="course.deactivate.confirm" fits={fits} danger>
    <OffIcon fontSize="small" />
  </RowLink>
);

ActivateLink.place = places.state;
DeactivateLink.place = places.delete;

/** What can be done with a course in its popup, as in its panel beside the tree. */
export const courseActions = [
  <AddBelowLink key="add" level="course" />,
  <RowLink key="date" to="date" label="course.date_name" short="course.date_short">
    <DateIcon fontSize="small" />
  </RowLink>,
  <ActivateLink key="activate" fits={isNotLive} />,
  <DeactivateLink key="deactivate" fits={isLive} />,
];
