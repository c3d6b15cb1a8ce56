import { Box } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Input } from '../../../../ui/field';

/** Milliseconds without a key press before the search starts. */
const SEARCH_DELAY_MS = 250;

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
	const [searchText, setSearchText] = useState(value);
	const inputRef = useRef<HTMLInputElement>(null);
	const requestedSearchRef = useRef(value);
	useEffect(() => {
		if (searchText.trim() === value) return;
		const timer = setTimeout(() => {
			requestedSearchRef.current = searchText.trim();
			onChange(requestedSearchRef.current);
		}, SEARCH_DELAY_MS);
		return () => clearTimeout(timer);
	}, [searchText, value, onChange]);
	// Text typed earlier must not override a search opened by a link.
	useEffect(() => {
		if (value === requestedSearchRef.current) return;
		requestedSearchRef.current = value;
		setSearchText(value);
	}, [value]);
	useEffect(() => {
		const focus = (event: KeyboardEvent) => {
			const inField = event.target instanceof Element && event.target.closest('input, textarea');
			if (event.key !== '/' || inField) return;
			event.preventDefault();
			inputRef.current?.focus();
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
				ref={inputRef}
				type="search"
				aria-label={hint}
				placeholder={hint}
				value={searchText}
				onChange={(event) => setSearchText(event.target.value)}
				paddingInlineStart="12"
			/>
		</Box>
	);
}
