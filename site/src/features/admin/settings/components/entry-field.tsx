import type { HTMLChakraProps } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { type FieldError, get, type Path, useFormState } from 'react-hook-form';
import { Input } from '../../../../ui/field';
import { ContentArea, ContentInput, HelpedField } from '../../ui/helped-field';
import { Select } from '../../ui/select';
import { adminWords } from '../../words';
import type { EntryControl } from '../groups';
import type { DraftControl, SettingsDraft } from '../settings-draft';
import { AccentField } from './accent-field';
import { PaletteField } from './palette-field';
import { PictureField } from './picture-field';
import { TickField } from './tick-field';

/** Single-line input with suggestions. They are rendered on first focus, because there may be hundreds. */
export function SuggestingInput({
	suggestions,
	suggestionLabel,
	...input
}: HTMLChakraProps<'input'> & {
	suggestions: readonly string[];
	suggestionLabel?: ((suggestion: string) => string) | undefined;
}) {
	const list = useId();
	const [isUsed, setUsed] = useState(false);
	return (
		<>
			<Input {...input} type="text" list={list} onFocus={() => setUsed(true)} />
			<datalist id={list}>
				{isUsed &&
					suggestions.map((text) => (
						<option key={text} value={text} label={suggestionLabel?.(text)} />
					))}
			</datalist>
		</>
	);
}

/** Control for a single value. */
export function EntryField({
	form,
	name,
	control,
	placeholder,
}: {
	form: DraftControl;
	name: Path<SettingsDraft>;
	control: EntryControl;
	/** Shown while a text is empty. */
	placeholder?: string | undefined;
}) {
	const { register } = form;
	const { errors } = useFormState({ control: form, name, exact: true });
	const { help } = control;
	const label = control.isOptional ? adminWords.optional(control.label) : control.label;
	// A definition also has a property `form`, so its properties are not spread.
	const fieldProps = { form, name, label };
	if (control.kind === 'picture')
		return <PictureField {...fieldProps} cropHint={control.cropHint} />;
	if (control.kind === 'palette') return <PaletteField {...fieldProps} />;
	if (control.kind === 'colour')
		return <AccentField {...fieldProps} help={help} palette={control.palette} />;
	if (control.kind === 'tick') return <TickField {...fieldProps} help={help} />;
	const fieldError: FieldError | undefined = get(errors, name);
	return (
		<HelpedField label={label} help={help} error={fieldError?.message}>
			{(ties) => {
				switch (control.kind) {
					case 'text':
						return <ContentArea {...ties} {...register(name)} rows={4} />;
					case 'choice':
						return (
							<Select {...ties} {...register(name)}>
								{control.options.map((option) => (
									<option key={option} value={option}>
										{control.optionLabels?.[option] ?? option}
									</option>
								))}
							</Select>
						);
					case 'number':
						return <Input {...ties} {...register(name, { valueAsNumber: true })} type="number" />;
					case 'slug':
					case 'place':
						return <Input {...ties} {...register(name)} type="text" inputMode="url" />;
					case 'email':
						return <Input {...ties} {...register(name)} type="email" />;
					case 'time':
						return <Input {...ties} {...register(name)} type="time" />;
					case 'address':
						return <Input {...ties} {...register(name)} type="url" inputMode="url" />;
					case 'line':
						return control.suggestions ? (
							<SuggestingInput
								{...ties}
								{...register(name)}
								suggestions={control.suggestions}
								suggestionLabel={control.suggestionLabel}
							/>
						) : (
							<ContentInput {...ties} {...register(name)} type="text" placeholder={placeholder} />
						);
				}
			}}
		</HelpedField>
	);
}
