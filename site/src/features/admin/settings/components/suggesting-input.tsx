import type { HTMLChakraProps } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { Input } from '../../../../ui/field';

/** A line with what the browser offers while one types; drawn once it is used, for there may be hundreds. */
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
