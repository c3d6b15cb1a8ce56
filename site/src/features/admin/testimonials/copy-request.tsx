import { Box } from '@chakra-ui/react';
import type { TestimonialRequest } from '@sumu/contract';
import { useMutation } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { Button } from '../../../ui/button';
import { Input } from '../../../ui/field';
import { testimonialWords } from './words';

/** Button that copies a personal link; shows its address if asked to, or if the browser refuses to copy. */
export function CopyRequest({
	request,
	hasAddress = false,
}: {
	request: TestimonialRequest;
	hasAddress?: boolean;
}) {
	const name = testimonialWords.nameOf(request);
	const { mutate, isPending, isSuccess, isError } = useMutation({
		mutationFn: () => navigator.clipboard.writeText(request.url),
	});
	return (
		<>
			{(hasAddress || isError) && (
				<Input
					readOnly
					aria-label={testimonialWords.linkOf(name)}
					value={request.url}
					onFocus={({ target }) => target.select()}
				/>
			)}
			<Box display="flex" alignItems="center" gap="3">
				<Button
					size="compact"
					variant="outline"
					aria-label={testimonialWords.copyOf(name)}
					aria-disabled={isPending}
					onClick={() => isPending || mutate()}
				>
					<Link2 size={18} aria-hidden />
					{testimonialWords.copy}
				</Button>
				<Box
					role="status"
					textStyle="small"
					color={isError ? 'danger' : 'muted'}
					css={{ '&:empty': { display: 'none' } }}
				>
					{isError ? testimonialWords.notCopied : isSuccess && testimonialWords.copied}
				</Box>
			</Box>
		</>
	);
}
