import { Box } from '@chakra-ui/react';
import { Link2, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWords } from '../../../lib/words/use-words';
import { Button } from '../../../ui/button';
import { FeedLink } from './feed-link';

const outcomes = { copied: 'The link is copied', failed: 'Copy the address of this page' } as const;

/** Where one has read to the end: ways to hand the post on, and not to miss the next one. */
export function Share({ title }: { title: string }) {
	const { say } = useWords();
	const [canShare, setCanShare] = useState(false);
	const [outcome, setOutcome] = useState<keyof typeof outcomes>();
	useEffect(() => setCanShare(typeof navigator.share === 'function'), []);
	const address = () => location.origin + location.pathname;
	const copy = () =>
		navigator.clipboard.writeText(address()).then(
			() => setOutcome('copied'),
			() => setOutcome('failed'),
		);
	// Who closes the sheet has shared with nobody, and that is no failure.
	const share = () => void navigator.share({ title, url: address() }).catch(() => undefined);
	return (
		<Box
			display="flex"
			flexWrap="wrap"
			alignItems="center"
			columnGap="4"
			rowGap="2"
			marginTop="16"
			paddingTop="6"
			borderTopWidth="1px"
			borderColor="hairline"
			css={{ '@media print': { display: 'none' } }}
		>
			{canShare && (
				<Button variant="outline" size="compact" onClick={share}>
					<Share2 size={18} aria-hidden /> {say('Share')}
				</Button>
			)}
			<Button variant="outline" size="compact" onClick={() => void copy()}>
				<Link2 size={18} aria-hidden /> {say('Copy link')}
			</Button>
			<FeedLink />
			<Box as="span" role="status" textStyle="small" color="muted">
				{outcome && say(outcomes[outcome])}
			</Box>
		</Box>
	);
}
