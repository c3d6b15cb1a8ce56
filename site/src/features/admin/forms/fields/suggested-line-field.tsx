import { Box, chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useId, useState } from 'react';
import { type Control, type FieldValues, useController } from 'react-hook-form';
import { Field } from '../../../../ui/field';
import { ContentInput } from '../../ui/helped-field';
import type { LineSuggestions } from '../entry-form/definition';
import { findSuggestions, replacePart } from './comma-separated';

const Option = chakra('li', {
	base: {
		display: 'flex',
		alignItems: 'center',
		minHeight: 'compact',
		paddingInline: '4',
		textStyle: 'ui',
		overflowWrap: 'anywhere',
		cursor: 'pointer',
		_hover: { bg: 'sunken' },
		'&[aria-selected=true]': { bg: 'sunken' },
	},
});

/** Line of comma-separated texts that suggests completions of the one at the caret. */
export function SuggestedLineField({
	control,
	name,
	label,
	error,
	placeholder,
	suggestions: { label: listLabel, useChoices },
}: {
	control: Control<FieldValues>;
	name: string;
	label: string;
	error: string | undefined;
	placeholder: string | undefined;
	suggestions: LineSuggestions;
}) {
	const { field } = useController({ control, name });
	const [isNeeded, setNeeded] = useState(false);
	const [isOpen, setOpen] = useState(false);
	const [caret, setCaret] = useState(0);
	const [activeIndex, setActiveIndex] = useState(-1);
	const listId = useId();
	const text = String(field.value ?? '');
	const choices = useChoices(isNeeded);
	const shownChoices = isOpen ? findSuggestions(choices, text, caret) : [];
	const optionId = (index: number) => `${listId}-${index}`;

	function openSuggestions(at: number | null) {
		setCaret(at ?? text.length);
		setActiveIndex(-1);
		setOpen(true);
	}

	function chooseSuggestion(choice: string) {
		field.onChange(replacePart(text, caret, choice));
		setOpen(false);
	}

	function handleKey(event: KeyboardEvent<HTMLInputElement>) {
		const { key } = event;
		if (key === 'ArrowDown' || key === 'ArrowUp') {
			event.preventDefault();
			if (shownChoices.length === 0) return openSuggestions(event.currentTarget.selectionStart);
			// One position more than there are choices: the field itself, without a choice.
			const positions = shownChoices.length + 1;
			const step = key === 'ArrowDown' ? 1 : -1;
			return setActiveIndex(((activeIndex + 1 + step + positions) % positions) - 1);
		}
		if (shownChoices.length === 0) return;
		const activeChoice = shownChoices[activeIndex];
		if (key === 'Enter' && activeChoice) {
			event.preventDefault();
			chooseSuggestion(activeChoice);
		} else if (key === 'Escape') {
			event.stopPropagation();
			setOpen(false);
		}
	}

	return (
		<Field label={label} error={error}>
			{(ties) => (
				<Box position="relative">
					<ContentInput
						{...ties}
						ref={field.ref}
						name={name}
						role="combobox"
						aria-autocomplete="list"
						aria-expanded={shownChoices.length > 0}
						aria-controls={shownChoices.length > 0 ? listId : undefined}
						aria-activedescendant={shownChoices[activeIndex] && optionId(activeIndex)}
						autoComplete="off"
						placeholder={placeholder}
						value={text}
						onFocus={() => setNeeded(true)}
						onChange={({ target }) => {
							field.onChange(target.value);
							openSuggestions(target.selectionStart);
						}}
						onKeyDown={handleKey}
						onClick={() => setOpen(false)}
						onBlur={() => {
							setOpen(false);
							field.onBlur();
						}}
					/>
					{shownChoices.length > 0 && (
						<Box
							as="ul"
							id={listId}
							role="listbox"
							aria-label={listLabel}
							position="absolute"
							insetInline="0"
							top="100%"
							zIndex="nav"
							maxHeight="280px"
							overflowY="auto"
							paddingBlock="2"
							bg="raised"
							color="ink"
							borderWidth="1px"
							borderColor="hairline"
							borderRadius="control"
							boxShadow="pop"
						>
							{shownChoices.map((choice, index) => (
								<Option
									key={choice}
									id={optionId(index)}
									role="option"
									aria-selected={index === activeIndex}
									// Keeps the focus in the field.
									onMouseDown={(event) => event.preventDefault()}
									onClick={() => chooseSuggestion(choice)}
									dir="auto"
								>
									{choice}
								</Option>
							))}
						</Box>
					)}
				</Box>
			)}
		</Field>
	);
}
