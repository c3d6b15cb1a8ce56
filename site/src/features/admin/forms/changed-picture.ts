/** A picture's address where it is another than before; what is left out stays as it is. */
export const changedPicture = (before: string, now: string | undefined) =>
	now === before ? undefined : now;
