import { chakra } from '@chakra-ui/react';
import { type FieldError, get, type Path, useFormContext } from 'react-hook-form';
import { control as controlRecipe } from '../../../../theme/recipes';
import { Field, Input, TextArea } from '../../../../ui/field';
import type { Draft } from '../draft';
import type { EntryControl } from '../field-spec';
import { PictureField } from './picture-field';
import { TickField } from './tick-field';

const Select = chakra('select', controlRecipe);

/** The control that sets one thing. */
export function EntryField({ name, control }: { name: Path<Draft>; control: EntryControl }) {
	const { register, formState } = useFormContext<Draft>();
	if (control.kind === 'picture') return <PictureField name={name} {...control} />;
	if (control.kind === 'tick') return <TickField name={name} {...control} />;
	const error: FieldError | undefined = get(formState.errors, name);
	const label =
		'help' in control && control.help ? `${control.label} (${control.help})` : control.label;
	return (
		<Field label={label} error={error?.message}>
			{(ties) => {
				switch (control.kind) {
					case 'text':
						return <TextArea {...ties} {...register(name)} rows={4} />;
					case 'choice':
						return (
							<Select {...ties} {...register(name)}>
								{control.options.map((option) => (
									<option key={option}>{option}</option>
								))}
							</Select>
						);
					case 'number':
						return <Input {...ties} {...register(name, { valueAsNumber: true })} type="number" />;
					case 'address':
						return <Input {...ties} {...register(name)} type="url" inputMode="url" />;
					case 'line':
						return <Input {...ties} {...register(name)} type="text" />;
				}
			}}
		</Field>
	);
}
