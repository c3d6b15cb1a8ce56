import { watch } from '../../lib/query/watch';
import { cartQuery } from './api/list-cards';
import { figuresOf } from './figures';

type Figures = ReturnType<typeof figuresOf>;

/** Follows what the cart of that e-mail comes to. */
export const watchCart = (email: string, notify: (figures: Figures) => void) =>
	watch({ ...cartQuery(email), select: figuresOf }, notify);
