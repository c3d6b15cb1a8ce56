import { Box, chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Skeleton } from '../../../ui/skeleton';
import { Failure } from '../ui/loading-states';
import { letterPreviewQuery } from './api';
import { letterWords } from './words';

const views = ['desktop', 'phone', 'dark', 'text'] as const;
type View = (typeof views)[number];

/** Common widths of the reading pane of a mail program and of a phone. */
const widths: Readonly<Record<View, string>> = {
	desktop: '700px',
	phone: '375px',
	dark: '700px',
	text: '700px',
};

const Frame = chakra('iframe', {
	base: {
		display: 'block',
		height: '640px',
		maxWidth: 'full',
		borderWidth: '1px',
		borderColor: 'hairline',
	},
});

const ViewButton = chakra('button', {
	base: {
		minHeight: '44px',
		paddingInline: '4',
		textStyle: 'label',
		borderWidth: '1px',
		borderColor: 'control',
		cursor: 'pointer',
		_pressed: { bg: 'ink', color: 'canvas' },
	},
});

/** Applies one colour scheme, whatever the scheme of this device. */
const withScheme = (html: string, isDark: boolean) =>
	html.replaceAll('@media (prefers-color-scheme:dark)', isDark ? '@media all' : '@media not all');

function Content({ id, view }: { id: string; view: View }) {
	const { data: letter, isError, refetch } = useQuery(letterPreviewQuery(id));
	if (!letter)
		return isError ? (
			<Failure what={letterWords.preview} retry={() => refetch()} />
		) : (
			<Skeleton row={0} height="640px" />
		);
	if (view === 'text')
		return (
			<Box
				as="pre"
				style={{ maxWidth: widths.text }}
				padding="4"
				bg="sunken"
				textStyle="small"
				whiteSpace="pre-wrap"
				overflowWrap="anywhere"
				dir="auto"
			>
				{letter.text}
			</Box>
		);
	return (
		<Frame
			title={letterWords.previewOf(letterWords.views[view])}
			sandbox=""
			srcDoc={withScheme(letter.html, view === 'dark')}
			style={{ width: widths[view] }}
		/>
	);
}

/** A letter as its recipients see it, on a desktop, a phone, in dark mode or as plain text. */
export function LetterPreview({ id, isOutdated }: { id: string; isOutdated: boolean }) {
	const [view, setView] = useState<View>('desktop');
	return (
		<Box as="section" display="grid" gap="4" alignContent="start" minWidth="0">
			<Box as="h2" textStyle="h4">
				{letterWords.preview}
			</Box>
			<Box display="flex" flexWrap="wrap" gap="2">
				{views.map((each) => (
					<ViewButton
						key={each}
						type="button"
						aria-pressed={view === each}
						onClick={() => setView(each)}
					>
						{letterWords.views[each]}
					</ViewButton>
				))}
			</Box>
			<Box role="status" textStyle="small" color="muted" css={{ '&:empty': { display: 'none' } }}>
				{isOutdated && letterWords.unsavedPreview}
			</Box>
			<Content id={id} view={view} />
		</Box>
	);
}
