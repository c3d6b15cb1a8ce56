import { useLocation } from 'react-router-dom';
import { sumuPaths } from '../../../config/sumu-paths';
import { TextLink } from '../../../ui/text-link';
import { testimonialWords } from './words';

/** First values of the form for a new link. */
export interface KnownClient {
	readonly project?: { readonly id: string; readonly name: string } | undefined;
	/** Enquiry that the request follows. */
	readonly messageId?: string;
	readonly name?: string;
	readonly email?: string;
}

const stateKey = 'knownClient';

/** Returns the client named by the link to the screen; undefined without such a link. */
export const useKnownClient = (): KnownClient | undefined =>
	(useLocation().state as Record<string, KnownClient> | null)?.[stateKey];

/** Link that opens the form for a new testimonial link. */
export const AskForTestimonial = ({ client }: { client: KnownClient }) => (
	<TextLink tone="quiet" to={sumuPaths.testimonials.at()} state={{ [stateKey]: client }}>
		{testimonialWords.ask}
	</TextLink>
);
