import { chakra } from '@chakra-ui/react';
import { useWords } from '../../lib/words/use-words';

const Link = chakra('a', {
	base: {
		position: 'fixed',
		top: '2',
		insetInlineStart: 'margin',
		zIndex: 'skip',
		paddingInline: '4',
		paddingBlock: '3',
		bg: 'ink',
		color: 'canvas',
		textStyle: 'ui',
		'&:not(:focus)': { transform: 'translateY(-200%)' },
	},
});

/** First element in the tab order. */
export const SkipLink = () => {
	const { say } = useWords();
	return <Link href="#content">{say('Skip to content')}</Link>;
};
