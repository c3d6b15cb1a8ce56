import { chakra } from '@chakra-ui/react';
import { searchLimits } from '@sumu/contract';
import { ArrowRight, Search } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Form } from 'react-router-dom';
import { sitePaths } from '../../../config/paths';
import { useWords } from '../../../lib/words/use-words';

const Line = chakra(Form, {
	base: {
		display: 'flex',
		alignItems: 'center',
		gap: { base: '2', md: '4' },
		borderBottomWidth: '2px',
		borderColor: 'ink',
		'&:has(input:focus-visible)': { outline: '3px solid {colors.ink}', outlineOffset: '2px' },
		'& > svg': { flex: 'none', width: { base: '24px', lg: '40px' }, height: 'auto' },
		'& input': {
			flex: '1',
			minWidth: '0',
			paddingBlock: { base: '2', lg: '4' },
			bg: 'transparent',
			textStyle: 'h3',
			textWrap: 'nowrap',
			outline: 'none',
			_placeholder: { color: 'muted', opacity: 1 },
			'&::-webkit-search-cancel-button': { display: 'none' },
		},
		'& button': {
			display: 'flex',
			alignItems: 'center',
			gap: '2',
			minHeight: 'compact',
			paddingInline: '2',
			textStyle: 'ui',
			fontWeight: 'strong',
			cursor: 'pointer',
			'& svg': { transition: 'translate {durations.quick}' },
			'&:hover svg': { translate: 'calc(var(--forward, 1) * 4px)' },
		},
	},
});

/**
 * Search form. It submits with GET, so that it works without scripts and results can be shared. `isFirst`: an empty
 * field gets the focus.
 */
export function SearchField({ typed, isFirst = false }: { typed: string; isFirst?: boolean }) {
	const { t } = useWords();
	const inputRef = useRef<HTMLInputElement>(null);
	const inputId = useId();
	const lastTextRef = useRef(typed);
	const isEmpty = isFirst && typed === '';
	useEffect(() => {
		if (isEmpty) inputRef.current?.focus({ preventScroll: true });
	}, [isEmpty]);
	useEffect(() => {
		const field = inputRef.current;
		// Keep text that was typed while a response was loading.
		const isTyping = field === document.activeElement && field?.value !== lastTextRef.current;
		if (field && !isTyping) field.value = typed;
		lastTextRef.current = typed;
	}, [typed]);
	return (
		<Line method="get" action={sitePaths.search.at()} role="search">
			<Search strokeWidth={1.6} aria-hidden />
			<chakra.label htmlFor={inputId} srOnly>
				{t('Search projects and posts')}
			</chakra.label>
			<input
				ref={inputRef}
				id={inputId}
				type="search"
				name="q"
				defaultValue={typed}
				maxLength={searchLimits.longest}
				placeholder={t('A word or two')}
				autoComplete="off"
				autoCapitalize="none"
				enterKeyHint="search"
			/>
			<button type="submit">
				{t('Search')}
				<ArrowRight size={18} aria-hidden />
			</button>
		</Line>
	);
}
