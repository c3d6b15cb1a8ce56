import { chakra } from '@chakra-ui/react';
import { type FieldError, get, useFormContext } from 'react-hook-form';
import { control as controlRecipe } from '../../../../theme/recipes';
import { Field, Input, TextArea } from '../../../../ui/field';
import type { EntrySpec } from '../field-spec';
import { PictureField } from './picture-field';
import { TickField } from './tick-field';

const Select = chakra('select', controlRecipe);

/** The control that sets one thing. `within` is the path of the list entry it belongs to. */
export function EntryField({ spec, within = '' }: { spec: EntrySpec; within?: string }) {
	const { register, formState } = useFormContext();
	const name = within + spec.name;
	if (spec.kind === 'picture') return <PictureField name={name} label={spec.label} />;
	if (spec.kind === 'tick') return <TickField name={name} spec={spec} />;
	const error: FieldError | undefined = get(formState.errors, name);
	const label = 'help' in spec && spec.help ? `${spec.label} (${spec.help})` : spec.label;
	return (
		<Field label={label} error={error?.message}>
			{(control) => {
				if (spec.kind === 'text') return <TextArea {...control} {...register(name)} rows={4} />;
				if (spec.kind === 'choice')
					return (
						<Select {...control} {...register(name)}>
							{spec.options.map((option) => (
								<option key={option}>{option}</option>
							))}
						</Select>
					);
				if (spec.kind === 'number')
					return <Input {...control} {...register(name, { valueAsNumber: true })} type="number" />;
				return (
					<Input
						{...control}
						{...register(name)}
						type={spec.kind === 'address' ? 'url' : 'text'}
						inputMode={spec.kind === 'address' ? 'url' : undefined}
					/>
				);
			}}
		</Field>
	);
}
