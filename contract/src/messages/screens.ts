export const notFound = 'No Data Found';
export const notYours = 'You don’t have access to this';
export const unexpectedError = 'Unexpected Application Error!';
export const linkExpired = 'This link has expired';
