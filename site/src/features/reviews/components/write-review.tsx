import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { loginAt } from '../../../lib/auth';
import type { SessionUser } from '../../../lib/session';
import { useWords } from '../../../lib/words/use-words';
import { Button, LinkButton } from '../../../ui/button';
import type { ReviewTarget } from '../api/item-reviews';
import { ownReviewQuery } from '../api/item-reviews';
import { useReviewDialog } from '../use-review-dialog';
import { ReviewPopup } from './review-popup';

interface Asked {
	item: ReviewTarget;
	/** Title of the dialog. */
	question: string;
}

/** Button that opens the user's review; for signed-out visitors, a link to the login page. */
export function WriteReview({ user, ...asked }: Asked & { user: SessionUser | null }) {
	const { t } = useWords();

	const { pathname } = useLocation();
	if (user) return <OwnReview {...asked} user={user} />;
	return (
		<LinkButton variant="outline" to={loginAt({ pathname, search: '', hash: '#reviews' })}>
			{t('Write a review')}
		</LinkButton>
	);
}

function OwnReview({ item, question, user }: Asked & { user: SessionUser }) {
	const { t } = useWords();

	const opener = useRef<HTMLButtonElement>(null);
	const popup = useReviewDialog(opener);
	const { data: own } = useQuery(ownReviewQuery(user.email, item));
	return (
		<>
			<Button ref={opener} variant="outline" onClick={popup.ask}>
				{own ? t('Edit your review') : t('Write a review')}
			</Button>
			<ReviewPopup title={question} item={item} user={user} popup={popup} />
		</>
	);
}
