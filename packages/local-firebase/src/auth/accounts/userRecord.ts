/** An account as stored. */
export interface UserRecord {
  readonly uid: string;
  /** Lower case; unique among accounts. */
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly displayName: string | null;
  readonly photoUrl: string | null;
  /** E.164; unique among accounts. */
  readonly phoneNumber: string | null;
  /** See `passwordHash.ts`; `null` when the account has no password. */
  readonly passwordHash: string | null;
  /** True when the holder has signed in by a link sent to the address. */
  readonly emailLink: boolean;
  /** Milliseconds since 1970. */
  readonly passwordUpdatedAt: number | null;
  readonly disabled: boolean;
  /** JSON object of the developer's claims. */
  readonly customClaims: string | null;
  /** Seconds since 1970: sessions that began earlier are revoked. */
  readonly validSince: number;
  /** Milliseconds since 1970, as are the next two. */
  readonly createdAt: number;
  readonly lastLoginAt: number | null;
  readonly lastRefreshAt: number | null;
}

/** The account as Identity Toolkit shows it. The password hash never leaves the service. */
export function userToWire(user: UserRecord): Record<string, unknown> {
  return {
    localId: user.uid,
    ...profileToWire(user),
    emailVerified: user.emailVerified,
    disabled: user.disabled,
    validSince: String(user.validSince),
    createdAt: String(user.createdAt),
    ...(user.emailLink ? { emailLinkSignin: true } : {}),
    ...(user.phoneNumber === null ? {} : { phoneNumber: user.phoneNumber }),
    ...(user.passwordUpdatedAt === null ? {} : { passwordUpdatedAt: user.passwordUpdatedAt }),
    ...(user.lastLoginAt === null ? {} : { lastLoginAt: String(user.lastLoginAt) }),
    ...(user.lastRefreshAt === null ? {} : { lastRefreshAt: new Date(user.lastRefreshAt).toISOString() }),
    ...(user.customClaims === null ? {} : { customAttributes: user.customClaims }),
  };
}

/** The part that sign-in and update answers carry too. Absent fields mean "none" to the SDKs. */
export function profileToWire(user: UserRecord): Record<string, unknown> {
  const profile = {
    ...(user.email === null ? {} : { email: user.email }),
    ...(user.displayName === null ? {} : { displayName: user.displayName }),
    ...(user.photoUrl === null ? {} : { photoUrl: user.photoUrl }),
  };
  const password =
    user.email !== null && (user.passwordHash !== null || user.emailLink)
      ? [{ providerId: "password", ...profile, federatedId: user.email, rawId: user.email }]
      : [];
  const phone =
    user.phoneNumber === null
      ? []
      : [{ providerId: "phone", phoneNumber: user.phoneNumber, rawId: user.phoneNumber }];
  return { ...profile, providerUserInfo: [...password, ...phone] };
}
