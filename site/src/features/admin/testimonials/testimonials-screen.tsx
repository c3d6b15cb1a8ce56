import { Box } from '@chakra-ui/react';
import type { TestimonialRequest } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { askConfirmation } from '../../../ui/alerts';
import { Button } from '../../../ui/button';
import { Empty } from '../../../ui/empty-state';
import { FormFailure } from '../../../ui/form-failure';
import { TextLink } from '../../../ui/text-link';
import { entryRoutes } from '../entry-routes';
import { Failure, SkeletonRows } from '../ui/loading-states';
import { PageBar } from '../ui/page-bar';
import { SidePanel } from '../ui/side-panel';
import { testimonialRequestsQuery, useRevokeRequest } from './api';
import { useKnownClient } from './ask-for-testimonial';
import { CopyRequest } from './copy-request';
import { RequestForm } from './request-form';
import { testimonialWords } from './words';

function Row({
	request,
	isRevoking,
	onRevoke,
}: {
	request: TestimonialRequest;
	isRevoking: boolean;
	onRevoke: () => void;
}) {
	const name = testimonialWords.nameOf(request);
	const { project, reviewId, state } = request;
	return (
		<Box
			as="li"
			display="flex"
			flexWrap="wrap"
			alignItems="center"
			gap="4"
			paddingBlock="4"
			borderBottomWidth="1px"
			borderColor="hairline"
		>
			<Box flex="1 1 280px" minWidth="0">
				<Box as="p" textStyle="ui" fontWeight="strong" overflowWrap="anywhere">
					<bdi>{name}</bdi>
				</Box>
				{project && (
					<Box as="p" textStyle="ui" overflowWrap="anywhere">
						{testimonialWords.about(project.name)}
					</Box>
				)}
				<Box as="p" textStyle="small" color="muted" overflowWrap="anywhere">
					{testimonialWords.summary(request)}
				</Box>
			</Box>
			{reviewId && (
				<TextLink
					to={entryRoutes.review.edit(reviewId)}
					aria-label={testimonialWords.reviewOf(name)}
				>
					{testimonialWords.review}
				</TextLink>
			)}
			{state === 'open' && (
				<>
					<CopyRequest request={request} />
					<Button
						size="compact"
						variant="outline"
						aria-label={testimonialWords.revokeOf(name)}
						aria-disabled={isRevoking}
						onClick={onRevoke}
					>
						{testimonialWords.revoke}
					</Button>
				</>
			)}
		</Box>
	);
}

function Requests() {
	const { data: requests, isError, refetch } = useQuery(testimonialRequestsQuery());
	const { mutate, variables, isPending, error } = useRevokeRequest();
	const revoke = async ({ _id }: TestimonialRequest) => {
		if (!isPending && (await askConfirmation(testimonialWords.question))) mutate(_id);
	};
	if (!requests)
		return isError ? (
			<Failure what={testimonialWords.title} retry={() => refetch()} />
		) : (
			<SkeletonRows />
		);
	if (requests.length === 0) return <Empty text={testimonialWords.empty} />;
	return (
		<>
			<FormFailure message={error?.message ?? ''} />
			<Box as="ul" maxWidth="1000px">
				{requests.map((request) => (
					<Row
						key={request._id}
						request={request}
						isRevoking={isPending && variables === request._id}
						onRevoke={() => void revoke(request)}
					/>
				))}
			</Box>
		</>
	);
}

/** Notice about a new link, which can be copied from it. */
const CreatedRequest = ({
	request,
	wasAddressed,
}: {
	request: TestimonialRequest;
	wasAddressed: boolean;
}) => {
	const sentText = request.mailed
		? testimonialWords.sent(request.email)
		: wasAddressed && testimonialWords.notSent;
	return (
		<Box display="grid" gap="4">
			<Box as="p" role="status" textStyle="ui">
				{sentText || testimonialWords.created}
			</Box>
			<CopyRequest request={request} hasAddress />
		</Box>
	);
};

/** Personal links with which clients write testimonials, and the form for a new one. */
export default function TestimonialsScreen() {
	const knownClient = useKnownClient();
	const { pathname, search } = useLocation();
	const navigate = useNavigate();
	const [isAdding, setAdding] = useState(false);
	const [created, setCreated] = useState<TestimonialRequest | null>(null);
	const isOpen = isAdding || knownClient !== undefined;
	/** Otherwise the form would open again when the page is loaded again. */
	const forgetClient = () => {
		if (knownClient) void navigate(pathname + search, { replace: true, state: null });
	};
	const close = () => {
		setAdding(false);
		setCreated(null);
		forgetClient();
	};
	const showCreated = (request: TestimonialRequest) => {
		setAdding(true);
		setCreated(request);
		forgetClient();
	};
	return (
		<>
			<PageBar title={testimonialWords.title}>
				<Button size="compact" variant="accent" onClick={() => setAdding(true)}>
					{testimonialWords.add}
				</Button>
			</PageBar>
			<Box as="p" textStyle="ui" color="muted" maxWidth="640px" paddingBlock="6">
				{testimonialWords.intro}
			</Box>
			<Requests />
			{isOpen && (
				<SidePanel title={testimonialWords.ask} onClose={close}>
					{created ? (
						<CreatedRequest request={created} wasAddressed={created.email !== ''} />
					) : (
						<RequestForm client={knownClient ?? {}} onCreated={showCreated} />
					)}
				</SidePanel>
			)}
		</>
	);
}
