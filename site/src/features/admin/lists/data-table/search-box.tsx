import { Box } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Input } from '../../../../ui/field';

/** Milliseconds without a key press before the search starts. */
const pause = 250;

/** Searches as the user types; `/` focuses it from anywhere on the page. */
export function SearchBox({
	hint,
	value,
	onChange,
}: {
	hint: string;
	value: string;
	onChange: (search: string) => void;
}) {
	const [typed, setTyped] = useState(value);
	const ref = useRef<HTMLInputElement>(null);
	const asked = useRef(value);
	useEffect(() => {
		if (typed.trim() === value) return;
		const timer = setTimeout(() => {
			asked.current = typed.trim();
			onChange(asked.current);
		}, pause);
		return () => clearTimeout(timer);
	}, [typed, value, onChange]);
	// Text typed earlier must not override a search opened by a link.
	useEffect(() => {
		if (value === asked.current) return;
		asked.current = value;
		setTyped(value);
	}, [value]);
	useEffect(() => {
		const focus = (event: KeyboardEvent) => {
			const inField = event.target instanceof Element && event.target.closest('input, textarea');
			if (event.key !== '/' || inField) return;
			event.preventDefault();
			ref.current?.focus();
		};
		document.addEventListener('keydown', focus);
		return () => document.removeEventListener('keydown', focus);
	}, []);
	return (
		<Box position="relative" flex="1 1 240px" maxWidth={{ lg: '420px' }}>
			<Box position="absolute" top="16px" insetInlineStart="4" color="muted" pointerEvents="none">
				<Search size={20} aria-hidden />
			</Box>
			<Input
				ref={ref}
				type="search"
				aria-label={hint}
				placeholder={hint}
				value={typed}
				onChange={(event) => setTyped(event.target.value)}
				paddingInlineStart="12"
			/>
		</Box>
	);
}
