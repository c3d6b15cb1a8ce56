import { Field, Flex, Tag, TextInput } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import { useField } from '@strapi/strapi/admin';
import { type KeyboardEvent, useState } from 'react';
import type { Input } from './input';
import { asText, wordsIn } from './words';

/** Tag input. Enter or a comma adds a tag. The value is stored as one comma-separated text. */
export default function Tags({ name, label, hint, required, disabled }: Input) {
	const { value, error, onChange } = useField<string | null>(name);
	const [typed, setTyped] = useState('');
	const words = wordsIn(value);
	const change = (next: readonly string[]) => onChange(name, asText(next));
	const add = () => {
		if (typed.trim()) change(wordsIn(asText([...words, typed])));
		setTyped('');
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key === 'Enter' || event.key === ',') {
			event.preventDefault();
			add();
		}
		if (event.key === 'Backspace' && typed === '' && words.length > 0) change(words.slice(0, -1));
	};
	return (
		<Field.Root name={name} error={error} hint={hint} required={required}>
			<Field.Label>{label}</Field.Label>
			{words.length > 0 && (
				<Flex tag="ul" wrap="wrap" gap={2}>
					{words.map((word) => (
						<li key={word}>
							<Tag
								icon={<Cross aria-hidden />}
								label={`Remove ${word}`}
								disabled={disabled ?? false}
								onClick={() => change(words.filter((each) => each !== word))}
							>
								{word}
							</Tag>
						</li>
					))}
				</Flex>
			)}
			<TextInput
				value={typed}
				disabled={disabled}
				placeholder={words.length > 0 ? 'One more' : ''}
				onChange={({ target }: { target: { value: string } }) => setTyped(target.value)}
				onKeyDown={onKeyDown}
				onBlur={add}
			/>
			<Field.Hint />
			<Field.Error />
		</Field.Root>
	);
}
