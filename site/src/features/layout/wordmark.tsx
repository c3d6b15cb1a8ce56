import { chakra } from '@chakra-ui/react';

const Name = chakra('p', {
	base: {
		fontFamily: 'display',
		fontWeight: 'display',
		lineHeight: '0.8',
		letterSpacing: '-0.045em',
		marginInlineStart: '-0.035em',
		paddingBottom: '0.06em',
		whiteSpace: 'nowrap',
		overflow: 'clip',
		overflowClipMargin: '0.2em',
		// As wide as its column, whatever the name's length; never taller than a short name looks good.
		fontSize: 'clamp(2.5rem, calc(165cqw / var(--letters)), 16rem)',
	},
});

const fewest = 4;

/** The owner's name as large as its column lets it be. */
export function Wordmark({ name }: { name: string }) {
	if (!name) return null;
	return <Name css={{ '--letters': Math.max(fewest, name.length) }}>{name}</Name>;
}
