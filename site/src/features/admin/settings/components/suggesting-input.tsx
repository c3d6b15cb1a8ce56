import type { HTMLChakraProps } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { Input } from '../../../../ui/field';

/** Single-line input with suggestions. They are rendered on first focus, because there may be hundreds. */
export function SuggestingInput({
	suggestions,
	...input
}: HTMLChakraProps<'input'> & { suggestions: readonly string[] }) {
	const list = useId();
	const [isUsed, setUsed] = useState(false);
	return (
		<>
			<Input {...input} type="text" list={list} onFocus={() => setUsed(true)} />
			<datalist id={list}>
				{isUsed && suggestions.map((text) => <option key={text} value={text} />)}
			</datalist>
		</>
	);
}
