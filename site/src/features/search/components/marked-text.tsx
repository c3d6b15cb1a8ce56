import { chakra } from '@chakra-ui/react';
import type { HighlightedText } from '@sumu/contract';
import { Fragment } from 'react';

const Mark = chakra('mark', {
	base: {
		bg: 'color-mix(in srgb, {colors.gold} 36%, transparent)',
		color: 'ink',
		boxDecorationBreak: 'clone',
	},
});

/** Text with highlighted matches. */
export function MarkedText({ text: { text, marks } }: { text: HighlightedText }) {
	return (
		<>
			{marks.map(({ start, end }, index) => (
				<Fragment key={start}>
					{text.slice(marks[index - 1]?.end ?? 0, start)}
					<Mark>{text.slice(start, end)}</Mark>
				</Fragment>
			))}
			{text.slice(marks.at(-1)?.end ?? 0)}
		</>
	);
}
