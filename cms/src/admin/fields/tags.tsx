import { Field, Flex, Tag, TextInput } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import { useField } from '@strapi/strapi/admin';
import { type KeyboardEvent, useState } from 'react';
import type { CustomInputProps } from './custom-fields';

/** Splits a comma-separated text into unique, non-empty words. */
const wordsIn = (text: string | null | undefined): string[] => [
	...new Set(
		(text ?? '')
			.split(',')
			.map((word) => word.trim())
			.filter(Boolean),
	),
];

/** Joins words into the stored text, which the site shows unchanged; null without words. */
const asText = (words: readonly string[]): string | null => words.join(', ') || null;

/** Tag input. Enter or a comma adds a tag. The value is stored as one comma-separated text. */
export default function Tags({ name, label, hint, required, disabled }: CustomInputProps) {
	const { value, error, onChange } = useField<string | null>(name);
	const [inputText, setInputText] = useState('');
	const currentTags = wordsIn(value);
	const updateTags = (next: readonly string[]) => onChange(name, asText(next));
	const addTypedTag = () => {
		if (inputText.trim()) updateTags(wordsIn(asText([...currentTags, inputText])));
		setInputText('');
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key === 'Enter' || event.key === ',') {
			event.preventDefault();
			addTypedTag();
		}
		if (event.key === 'Backspace' && inputText === '' && currentTags.length > 0)
			updateTags(currentTags.slice(0, -1));
	};
	return (
		<Field.Root name={name} error={error} hint={hint} required={required}>
			<Field.Label>{label}</Field.Label>
			{currentTags.length > 0 && (
				<Flex tag="ul" wrap="wrap" gap={2}>
					{currentTags.map((word) => (
						<li key={word}>
							<Tag
								icon={<Cross aria-hidden />}
								label={`Remove ${word}`}
								disabled={disabled ?? false}
								onClick={() => updateTags(currentTags.filter((each) => each !== word))}
							>
								{word}
							</Tag>
						</li>
					))}
				</Flex>
			)}
			<TextInput
				value={inputText}
				disabled={disabled}
				placeholder={currentTags.length > 0 ? 'Add another' : ''}
				onChange={({ target }: { target: { value: string } }) => setInputText(target.value)}
				onKeyDown={onKeyDown}
				onBlur={addTypedTag}
			/>
			<Field.Hint />
			<Field.Error />
		</Field.Root>
	);
}
