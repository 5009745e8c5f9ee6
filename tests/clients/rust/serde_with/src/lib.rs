//! What the generated client needs of `serde_with`, which Debian does not have: a member that may lack, or be null.

pub mod rust {
    pub mod double_option {
        use serde::{Deserialize, Deserializer, Serialize, Serializer};

        /// Write a member that is there: null for `Some(None)`.
        pub fn serialize<S: Serializer, T: Serialize>(value: &Option<Option<T>>, to: S) -> Result<S::Ok, S::Error> {
            match value {
                None => to.serialize_unit(),
                Some(inner) => inner.serialize(to),
            }
        }

        /// Read a member that is there.
        pub fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
            from: D,
        ) -> Result<Option<Option<T>>, D::Error> {
            Option::deserialize(from).map(Some)
        }
    }
}
