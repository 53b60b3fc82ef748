import { Box, FormControl, FormHelperText, FormLabel, Rating } from '@mui/material';
import { useCallback, useId } from 'react';
import { FieldTitle, useInput, useTranslate, ValidationError } from 'react-admin';
import { useFieldText } from '@/components/form/fieldNames';
import { useFieldRules } from '@/components/form/fieldRules';
import { inputClass } from '@/components/form/inputPlaces';
import { mostStars } from '@/contract/numberFields';
import { typedNumber } from '@/domain/typed/typedNumber';

/** A rating of 0 to 5 stars, in halves, by mouse or by arrow keys. */
export function RatingInput({ source }: { source: string }) {
  const { applies } = useFieldRules(source);
  return applies && <Stars source={source} />;
}

function Stars({ source }: { source: string }) {
  const translate = useTranslate();
  const id = useId();
  const { required } = useFieldRules(source);
  const { field, fieldState } = useInput({ source });
  const { ref } = field;
  const textOf = (stars: number) => translate('ui.rating', { stars, most: mostStars });
  const stars = starsOf(field.value);
  useFieldText(source, (value) => {
    const rated = starsOf(value);
    return rated === null ? undefined : textOf(rated);
  });
  const focusRef = useCallback(
    (group: HTMLElement | null) =>
      ref(group && { focus: () => group.querySelector<HTMLElement>('input:checked, input')?.focus() }),
    [ref],
  );
  const message = fieldState.error?.message;

  return (
    <FormControl className={inputClass(field.name)} error={message !== undefined}>
      <FormLabel id={`${id}-label`} component="span" sx={{ typography: 'body2' }}>
        <FieldTitle source={source} isRequired={required} />
      </FormLabel>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Rating
          ref={focusRef}
          role="radiogroup"
          aria-labelledby={`${id}-label`}
          aria-describedby={message && `${id}-error`}
          aria-invalid={message !== undefined}
          aria-required={required}
          name={field.name}
          max={mostStars}
          precision={0.5}
          value={stars}
          getLabelText={textOf}
          emptyLabelText={translate('ui.rating_none')}
          // No stars are a rating too, where one is required.
          onChange={(_, chosen) => field.onChange(chosen ?? (required ? 0 : null))}
          onBlur={field.onBlur}
        />
        <Box component="span" aria-hidden>
          {stars === null ? '–' : textOf(stars)}
        </Box>
      </Box>
      <FormHelperText id={`${id}-error`} aria-live="polite">
        {message && <ValidationError error={message} />}
      </FormHelperText>
    </FormControl>
  );
}

/** A server may send a rating as a text. */
const starsOf = (value: unknown): number | null =>
  typeof value === 'number' ? value : (typedNumber(typeof value === 'string' ? value : '') ?? null);
