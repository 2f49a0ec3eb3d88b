/** A rules file as projects really write them; the tests judge requests by it. */
export const SHOP_RULES = `rules_version = '2';

/* A small shop. */
service cloud.firestore {
  match /databases/{database}/documents {
    function signedIn() {
      return request.auth != null;
    }

    function isStaff() {
      return signedIn() && request.auth.token.role in ['admin', 'staff'];
    }

    function profile() {
      return get(/databases/$(database)/documents/users/$(request.auth.uid)).data;
    }

    function onlyChanges(fields) {
      return request.resource.data.diff(resource.data).affectedKeys().hasOnly(fields);
    }

    match /users/{uid} {
      allow get: if signedIn() && (request.auth.uid == uid || isStaff());
      allow list: if isStaff() && request.query.limit <= 200;
      allow create: if request.auth.uid == uid
        && request.resource.data.keys().hasAll(['email', 'created'])
        && request.resource.data.email.matches('[^@]+@[^@]+[.][a-z]{2,}')
        && request.resource.data.created == request.time
        && request.resource.data.get('role', 'customer') == 'customer';
      allow update: if request.auth.uid == uid && onlyChanges(['name', 'address']);

      match /orders/{order} {
        allow read: if request.auth.uid == uid;
        allow create: if request.auth.uid == uid
          && profile().active == true
          && request.resource.data.quantity is int
          && request.resource.data.quantity > 0
          && existsAfter(/databases/$(database)/documents/stock/$(request.resource.data.product))
          && getAfter(/databases/$(database)/documents/stock/$(request.resource.data.product)).data.left >= 0;
      }
    }

    match /stock/{product} {
      allow read;
      allow update: if signedIn() && onlyChanges(['left']);
    }

    match /articles/{id} {
      allow read: if resource.data.published == true || isStaff();
      allow write: if isStaff();
    }

    match /{path=**}/comments/{id} {
      allow read: if signedIn();
      allow write: if signedIn() && let_me(request.resource.data);
    }

    function let_me(data) {
      let size = data.text.size();
      let limit = 5 * 2;
      return size > 0 && size <= limit;
    }
  }
}

service firebase.storage {
  match /b/{bucket}/o {
    match /users/{uid}/{name} {
      allow read: if request.auth.uid == uid;
      allow create: if request.auth.uid == uid
        && resource == null
        && request.resource.size < 1024 * 1024
        && request.resource.contentType.matches('image/(png|jpeg)');
      allow delete: if request.auth.uid == uid
        || request.resource == null && firestore.get(/databases/(default)/documents/users/$(request.auth.uid)).data.active;
    }
    match /public/{rest=**} {
      allow read;
    }
  }
}
`;
