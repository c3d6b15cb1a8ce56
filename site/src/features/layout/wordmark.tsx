import { chakra } from '@chakra-ui/react';

const Name = chakra('p', {
	base: {
		fontFamily: 'display',
		fontWeight: 'display',
		lineHeight: '0.8',
		letterSpacing: '-0.045em',
		// Letters may overhang their line by 0.4em before they are clipped: WebKit lacks overflow-clip-margin. At the
		// sides, by the page's margin at most, or a phone would scroll sideways.
		'--overhang': 'min(0.4em, {spacing.margin})',
		padding: '0.4em var(--overhang) 0.46em',
		margin: '-0.4em calc(-1 * var(--overhang))',
		marginInlineStart: 'calc(-1 * var(--overhang) - 0.035em)',
		whiteSpace: 'nowrap',
		overflow: 'clip',
		// Fills the column's width, whatever the name's length, up to the height that suits a short name.
		fontSize: 'clamp(1rem, calc(165cqw / var(--letters)), 16rem)',
		'&[data-long]': { whiteSpace: 'normal', lineHeight: '0.95', textWrap: 'balance' },
	},
});

const MIN_SIZED_LETTERS = 4;
/** Maximum letters on one line; a longer name breaks into two. */
const MAX_LINE_LETTERS = 14;

/** The owner's name, as large as its column allows. */
export function Wordmark({ name }: { name: string }) {
	if (!name) return null;
	const isLong = name.length > MAX_LINE_LETTERS && name.includes(' ');
	const word = Math.max(...name.split(' ').map(({ length }) => length));
	const letters = isLong ? Math.max(word, Math.ceil(name.length * 0.6)) : name.length;
	return (
		<Name
			data-long={isLong || undefined}
			css={{ '--letters': Math.max(MIN_SIZED_LETTERS, letters) }}
		>
			{name}
		</Name>
	);
}
