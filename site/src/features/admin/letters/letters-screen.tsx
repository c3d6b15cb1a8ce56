import { Box } from '@chakra-ui/react';
import type { Letter } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../ui/button';
import { Empty } from '../../../ui/empty-state';
import { FormFailure } from '../../../ui/form-failure';
import { TextLink } from '../../../ui/text-link';
import { formatDate } from '../ui/formats';
import { Failure, SkeletonRows } from '../ui/loading-states';
import { PageBar } from '../ui/page-bar';
import { lettersQuery, postChoicesQuery, useAddLetter } from './api';
import { LetterEditor } from './letter-editor';
import { letterWords } from './words';

const subjectOf = ({ subject }: Letter) => subject || letterWords.untitled;

const Row = ({ letter }: { letter: Letter }) => (
	<Box as="li" paddingBlock="4" borderBottomWidth="1px" borderColor="hairline">
		<TextLink
			to={`?open=${letter._id}`}
			aria-label={letterWords.openOne(subjectOf(letter))}
			overflowWrap="anywhere"
		>
			<bdi>{subjectOf(letter)}</bdi>
		</TextLink>
		<Box as="p" textStyle="small" color="muted">
			{[
				letterWords.states[letter.state],
				formatDate(letter.startedAt ?? letter.sendAt ?? letter.date),
				letterWords.summary(letter),
			].join(' · ')}
		</Box>
	</Box>
);

function Letters({ openedId, onClose }: { openedId: string | null; onClose: () => void }) {
	const { data: letters, isError, refetch } = useQuery(lettersQuery());
	if (!letters)
		return isError ? (
			<Failure what={letterWords.title} retry={() => refetch()} />
		) : (
			<SkeletonRows />
		);
	const letter = letters.find(({ _id }) => _id === openedId);
	if (letter) return <LetterEditor key={letter._id} letter={letter} onClose={onClose} />;
	return (
		<>
			<Box as="p" textStyle="ui" color="muted" maxWidth="640px" paddingBlock="6">
				{letterWords.intro}
			</Box>
			{letters.length === 0 ? (
				<Empty text={letterWords.empty} />
			) : (
				<Box as="ul" maxWidth="800px">
					{letters.map((each) => (
						<Row key={each._id} letter={each} />
					))}
				</Box>
			)}
		</>
	);
}

/** Letters to the subscribers: their list, or the one in `?open=`. */
export function LettersScreen() {
	const [params, setParams] = useSearchParams();
	const { data: posts = [] } = useQuery(postChoicesQuery());
	const addMutation = useAddLetter();
	const openedId = params.get('open');
	const [newest] = posts;
	/** A new letter starts with the newest post, which is what most letters send. */
	const add = () =>
		addMutation.mutate(newest ? { blogId: newest._id } : { subject: letterWords.add }, {
			onSuccess: ({ _id }) => setParams({ open: _id }),
		});
	return (
		<>
			<PageBar title={letterWords.title}>
				<Button
					size="compact"
					variant="accent"
					aria-disabled={addMutation.isPending}
					onClick={() => addMutation.isPending || add()}
				>
					{letterWords.add}
				</Button>
			</PageBar>
			<FormFailure message={addMutation.error?.message ?? ''} />
			<Letters openedId={openedId} onClose={() => setParams({})} />
		</>
	);
}
