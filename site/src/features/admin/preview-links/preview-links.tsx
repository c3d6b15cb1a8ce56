import { Box } from '@chakra-ui/react';
import type { PreviewLink } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import { confirm } from '../../../ui/alerts';
import { Button } from '../../../ui/button';
import { Empty } from '../../../ui/empty';
import { FormFailure } from '../../../ui/form-failure';
import { when } from '../history/when';
import { Failure } from '../lists/data-table/failure';
import { SkeletonRows } from '../lists/data-table/skeleton-rows';
import { PageBar } from '../ui/page-bar';
import { previewLinksQuery, useRevokeLink } from './api';
import { words } from './words';

const titleOf = ({ kind, title }: PreviewLink) =>
	kind === 'site' ? words.kinds.site : title || words.untitled;

function Row({
	link,
	isRevoking,
	onRevoke,
}: {
	link: PreviewLink;
	isRevoking: boolean;
	onRevoke: () => void;
}) {
	const title = titleOf(link);
	return (
		<Box
			as="li"
			display="flex"
			alignItems="center"
			gap="4"
			paddingBlock="4"
			borderBottomWidth="1px"
			borderColor="hairline"
		>
			<Box flexGrow="1" minWidth="0">
				<Box as="p" textStyle="ui" fontWeight="strong" overflowWrap="anywhere">
					{title}
				</Box>
				<Box as="p" textStyle="small" color="muted">
					{link.kind !== 'site' && `${words.kinds[link.kind]} · `}
					{words.by(link.by)} ·{' '}
					<time dateTime={link.expires}>{words.expires(when(link.expires))}</time>
				</Box>
			</Box>
			<Button
				size="compact"
				variant="outline"
				flex="none"
				aria-label={words.revokeOne(title)}
				aria-disabled={isRevoking}
				onClick={onRevoke}
			>
				{isRevoking ? words.revoking : words.revoke}
			</Button>
		</Box>
	);
}

function Links() {
	const { data: links, isError, refetch } = useQuery(previewLinksQuery());
	const { mutate, variables, isPending, error } = useRevokeLink();
	const revoke = async ({ _id }: PreviewLink) => {
		if (!isPending && (await confirm(words.question))) mutate(_id);
	};
	if (!links)
		return isError ? <Failure what={words.title} retry={() => refetch()} /> : <SkeletonRows />;
	if (links.length === 0) return <Empty text={words.empty} />;
	return (
		<>
			<FormFailure message={error?.message ?? ''} />
			<Box as="ul" maxWidth="800px">
				{links.map((link) => (
					<Row
						key={link._id}
						link={link}
						isRevoking={isPending && variables === link._id}
						onRevoke={() => void revoke(link)}
					/>
				))}
			</Box>
		</>
	);
}

/** Every preview link that still works, with its expiry time and a button to revoke it. */
export const PreviewLinks = () => (
	<>
		<PageBar title={words.title} />
		<Box as="p" textStyle="ui" color="muted" maxWidth="640px" paddingBlock="6">
			{words.intro}
		</Box>
		<Links />
	</>
);
