import { Box, chakra } from '@chakra-ui/react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useWords } from '../lib/words/use-words';
import { TextLink } from './text-link';

/** Places in a row of page links, gaps included: a row that fits a phone. */
const PAGE_WINDOW_SIZE = 7;

/** Returns the pages to link, ascending: the first, the last, and the current one with its neighbours. */
export function selectPageWindow(current: number, last: number): number[] {
	if (last <= PAGE_WINDOW_SIZE) return Array.from({ length: last }, (_, index) => index + 1);
	const middle = Math.min(Math.max(current, 4), last - 3);
	// Near an end there is no gap on that side, and its place is a page.
	const start = middle === 4 ? 2 : middle - 1;
	const end = middle === last - 3 ? last - 1 : middle + 1;
	return [1, ...Array.from({ length: end - start + 1 }, (_, index) => start + index), last];
}

const Page = chakra(Link, {
	base: {
		display: 'inline-flex',
		alignItems: 'center',
		justifyContent: 'center',
		minWidth: 'compact',
		minHeight: 'compact',
		paddingInline: '2',
		borderRadius: 'control',
		textStyle: 'ui',
		fontVariantNumeric: 'tabular-nums',
		transition: 'background-color {durations.hover}',
		_hover: { bg: 'sunken' },
		'&[aria-current]': { bg: 'ink', color: 'canvas' },
	},
});

/** Pagination links: a window around the current page. Renders nothing if there is only one page. */
export function PageLinks({
	label,
	current,
	pages,
	to,
}: {
	label: string;
	current: number;
	/** Ascending, as in `pagination`. */
	pages: readonly number[];
	to: (page: number) => string;
}) {
	const { number, t } = useWords();
	const visiblePages = selectPageWindow(current, pages.at(-1) ?? 0);
	if (visiblePages.length < 2) return null;
	const nextPage = visiblePages.find((page) => page > current);
	const previousPage = visiblePages.findLast((page) => page < current);
	return (
		<Box
			as="nav"
			aria-label={label}
			display="flex"
			flexWrap="wrap"
			justifyContent="space-between"
			alignItems="center"
			gap="6"
			marginTop={{ base: '12', lg: '16' }}
		>
			<Box as="ul" display="flex" flexWrap="wrap" gap="1">
				{visiblePages.map((page, index) => (
					<Box as="li" key={page} display="flex" alignItems="center">
						{index > 0 && page - 1 !== visiblePages[index - 1] && <span aria-hidden>…</span>}
						<Page
							to={to(page)}
							prefetch="intent"
							aria-label={t('Page {page}', { page })}
							aria-current={page === current ? 'page' : undefined}
						>
							{number(page)}
						</Page>
					</Box>
				))}
			</Box>
			<Box display="flex" flexWrap="wrap" columnGap="8">
				{previousPage && (
					<TextLink to={to(previousPage)} prefetch="intent" rel="prev">
						<ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
						{t('Previous page')}
					</TextLink>
				)}
				{nextPage && (
					<TextLink to={to(nextPage)} prefetch="intent" rel="next">
						{t('Next page')}
						<ArrowRight size={18} strokeWidth={1.75} aria-hidden />
					</TextLink>
				)}
			</Box>
		</Box>
	);
}
