import { useTranslate } from 'react-admin';
import { ConfirmRoute, LoadingQuestion, NoneFits } from '@/components/record/dialogs/ConfirmRoute';
import { NameList } from '@/components/record/dialogs/NameList';
import { QuestionNotLoaded } from '@/components/record/dialogs/QuestionNotLoaded';
import { entryName } from '@/components/ui/menuIcons';
import { menuCalls } from '@/contract/menu';
import { useRead } from '@/providers/data/useRead';

const texts = 'menu.restore';

/** Asks before the standard menu is restored, with what that adds and changes. */
export function RestoreMenu() {
  const translate = useTranslate();
  const { data: answer, error, refetch } = useRead(menuCalls.getStandardMenu, {});
  if (!answer && error) return <QuestionNotLoaded texts={texts} error={error} retry={refetch} />;
  if (!answer) return <LoadingQuestion />;
  const { added, renewed, own } = answer.data;
  if (added.length + renewed.length === 0) return <NoneFits title={`${texts}.title`} text={translate(`${texts}.none`)} />;
  const shown = (names: readonly string[]) => names.map((menu_name) => entryName({ menu_name }, translate));
  return (
    <ConfirmRoute
      texts={texts}
      names={[]}
      places={{ own }}
      notice={[
        { key: 'added', names: shown(added) },
        { key: 'renewed', names: shown(renewed) },
      ].map(({ key, names }) => {
        const label = translate(`${texts}.${key}`, { smart_count: names.length });
        return (
          names.length > 0 && (
            <div key={key}>
              {label}
              <NameList names={names} label={label} />
            </div>
          )
        );
      })}
      call={menuCalls.restoreStandardMenu}
      input={{}}
    />
  );
}
